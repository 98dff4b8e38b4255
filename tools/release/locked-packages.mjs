// The packages that a set of dependencies brings, as package-lock.json has them.

/** The lock file's places for what these workspaces need when they run. */
export function reachedPlaces(packages, workspaces) {
  const reached = new Set()
  const waiting = workspaces.map((workspace) => [workspace, namesOf(packages[workspace])])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, names] = next
    for (const name of names) {
      const place = resolvePlace(packages, from, name)
      if (!place || reached.has(place)) continue
      const { link, resolved } = packages[place]
      if (!link) reached.add(place)
      const target = link ? resolved : place
      // Workspaces that are needed are looked into, each once.
      if (link && reached.has(target)) continue
      reached.add(target)
      waiting.push([target, namesOf(packages[target])])
    }
  }
  return [...reached].filter((place) => place.includes('node_modules/')).sort()
}

function namesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** As Node looks: beside, and then in each folder above. */
function resolvePlace(packages, from, name) {
  for (let folder = from; ; ) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[place]) return place
    if (!folder) return undefined
    const above = folder.lastIndexOf('/node_modules/')
    folder = above > 0 ? folder.slice(0, above) : ''
  }
}
