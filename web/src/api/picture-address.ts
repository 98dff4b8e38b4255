/**
 * Where to load a picture from: our own addresses as they are, those of the web through our server, so that a page never talks
 * to strangers. Empty for what is no picture's address.
 */
export function pictureAddress(url: string): string {
  if (/^\/(?![/\\])/.test(url)) return url
  if (/^data:image\/(png|jpeg|webp|gif|avif);/i.test(url)) return url
  if (/^https?:\/\//i.test(url)) return `/api/picture?url=${encodeURIComponent(url)}`
  return ''
}
