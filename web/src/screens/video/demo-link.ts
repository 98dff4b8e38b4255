// What of this screen its address says: `?tab=demos`, and `&demo=a-lake` for one that is open.

export type VideoTab = 'clips' | 'demos'

export const tabIn = (search: string): VideoTab =>
  new URLSearchParams(search).get('tab') === 'demos' ? 'demos' : 'clips'

export const demoIn = (search: string): string | null => new URLSearchParams(search).get('demo')

export function searchWithTab(search: string, tab: VideoTab): string {
  const query = new URLSearchParams(search)
  query.delete('tab')
  query.delete('demo')
  if (tab === 'demos') query.set('tab', tab)
  const text = query.toString()
  return text ? `?${text}` : ''
}

export function searchWithDemo(search: string, demo: string | null): string {
  const query = new URLSearchParams(search)
  query.delete('demo')
  if (demo !== null) query.set('demo', demo)
  const text = query.toString()
  return text ? `?${text}` : ''
}
