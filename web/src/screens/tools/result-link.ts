// The result that a tool's page shows beside its source: `?tool=upscale&result=12`.

export function resultIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('result'))
  return Number.isInteger(id) && id > 0 ? id : null
}

export function searchWithResult(search: string, id: number | null): string {
  const query = new URLSearchParams(search)
  if (id === null) query.delete('result')
  else query.set('result', String(id))
  return `?${query}`
}
