/** Whether a passkey can belong to this address: an encrypted one, or this machine's, that is a name and not a number. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  isSecureContext &&
  !/^(\d+\.){3}\d+$|^\[/.test(location.hostname)
