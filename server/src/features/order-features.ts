// In which order features do one thing: as they are listed, but for those that say after whom they come.

export type Placed = {
  name: string
  /** Whom it comes after; absent where the order of the list is as good as any. */
  after?: readonly string[] | 'all others' | undefined
}

/** As listed, each as early as those allow that it comes after. Throws where one comes after nobody there is, and where they go round in a circle. */
export function orderFeatures<One extends Placed>(listed: readonly One[]): One[] {
  const names = listed.map(({ name }) => name)
  const waits = new Map(
    listed.map(({ name, after = [] }) => [
      name,
      after === 'all others' ? names.filter((other) => other !== name) : after,
    ]),
  )
  for (const [name, after] of waits)
    for (const other of after)
      if (!waits.has(other)) throw new Error(`${name} comes after ${other}, which is not there`)
  const ordered: One[] = []
  const done = new Set<string>()
  while (ordered.length < listed.length) {
    const next = listed.find(
      ({ name }) => !done.has(name) && waits.get(name)?.every((other) => done.has(other)),
    )
    if (!next) {
      const left = names.filter((name) => !done.has(name))
      throw new Error(`each of these comes after another of them: ${left.join(', ')}`)
    }
    ordered.push(next)
    done.add(next.name)
  }
  return ordered
}
