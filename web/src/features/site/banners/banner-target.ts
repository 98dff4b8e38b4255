/** Where a picture leads: a place of our own, an address elsewhere; undefined for nowhere, and for what is no address. */
export type BannerTarget = { to: string } | { href: string }

export function bannerTarget(link: string): BannerTarget | undefined {
  const text = link.trim()
  if (/^\/(?![/\\])/.test(text)) return { to: text }
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? { href: text } : undefined
}
