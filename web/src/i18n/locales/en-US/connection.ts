export const connection = {
  title: 'Your own connection',
  intro:
    'Chat by your own account at a provider, with your own key. What its models answer costs nothing here.',
  more: 'How this works',
  guest:
    'With an account you can connect your own key and chat with the models of your own provider.',
  failed: 'Your connection could not be loaded.',

  api: 'API',
  key: 'API key',
  keyKept: 'A key is kept. Leave this empty to go on with it.',
  keyHint: 'Kept encrypted, and never shown again.',
  keyOptional: 'Empty where the server asks for none. Kept encrypted, and never shown again.',
  reverseProxy: 'Reverse proxy',
  reverseProxyHint: 'An address to ask in place of the provider’s own. Empty for the provider’s.',
  address: 'Address of the API',
  looksLike: ({ name }: { name: string }) =>
    `This looks like the address of ${name}, which is spoken with in words of its own.`,
  setUpAs: ({ name }: { name: string }) => `Set it up as ${name}`,
  addressHint: 'Up to and including the version, such as https://api.example.com/v1',
  timeout: 'Timeout in seconds',
  timeoutHint: 'How long the provider may keep silent.',
  timeoutOdd: (p: { max: string }) => `A whole number from 1 to ${p.max}`,
  socksProxy: 'SOCKS proxy',
  httpsProxy: 'HTTPS proxy',
  proxyHint: 'user:password@host:port',
  proxyPasswordKept: 'Its password is kept.',

  save: 'Test and save',
  saveAnyway: 'Save anyway',
  testing: 'Testing the connection',
  notSaved: 'It does not work yet, so nothing was saved.',
  savedAnyway: 'Saved, although it does not work yet.',
  saved: 'Connection saved',
  works: (p: { n: number }) =>
    `Connected, ${p.n === 1 ? '1 model' : `${p.n} models`} in the model picker under “Your own”.`,
  noModels: 'No models yet. Test the connection again to have them listed.',

  remove: 'Remove',
  removeTitle: 'Remove this connection?',
  removeText:
    'Its key is deleted and its models are no longer offered to you. Conversations and answers stay.',
  removed: 'Connection removed',

  balance: 'API balance',
  balanceText: 'What is left on your account at the provider.',
  balanceUntold: 'This provider does not tell',
  refreshBalance: 'Ask for the balance again',
  balanceFailed: 'The balance could not be asked for.',
}
export type ConnectionTexts = typeof connection
