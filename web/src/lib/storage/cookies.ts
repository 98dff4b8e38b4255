// Cookies without authority: preferences that the server needs before any script runs.

export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** As long as browsers keep one. */
const longestDays = 400

export function readCookie(name: string): string {
  for (const pair of document.cookie.split('; ')) {
    const [key, value] = pair.split('=')
    if (key === name) return decodeURIComponent(value ?? '')
  }
  return ''
}

export function writeCookie(name: string, value: string, days = longestDays): void {
  const maxAgeS = days * 86_400
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax`
}
