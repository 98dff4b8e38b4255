// The token of a link that came by mail, as `#token=…`: no server, log or Referer gets to see that part of an address.

let taken = ''

/** Takes the token out of the address, so that it stays in no history; the last one taken, empty for none. */
export function takeMailedToken(): string {
  const found = new URLSearchParams(location.hash.slice(1)).get('token')
  if (found) {
    taken = found
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return taken
}

/** It has been used, or leads nowhere. */
export function forgetMailedToken(): void {
  taken = ''
}

/** The token in what somebody pastes: the whole link, or what the mail shows in place of one. */
export const tokenInText = (text: string): string =>
  /[#&]token=([\w-]+)/.exec(text)?.[1] ?? text.replace(/\s/g, '')
