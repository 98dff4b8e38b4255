export const connection = {
  title: 'Your own connection',
  intro: 'Chat with your own provider account and API key. Answers from its models are free here.',
  more: 'How this works',
  guest: 'Sign up to connect your own key and chat with your provider’s models.',
  failed: 'Couldn’t load your connection.',

  api: 'API',
  key: 'API key',
  keyKept: 'Key saved. Leave blank to keep it.',
  keyHint: 'Encrypted, and never shown again.',
  keyOptional: 'Leave blank if the server doesn’t need one. Encrypted, and never shown again.',
  reverseProxy: 'Reverse proxy',
  reverseProxyHint: 'Used instead of the provider’s own URL. Leave blank for the default.',
  address: 'API URL',
  looksLike: ({ name }: { name: string }) => `This looks like ${name}, which has its own setup.`,
  setUpAs: ({ name }: { name: string }) => `Set it up as ${name}`,
  addressHint: 'Up to and including the version, like https://api.example.com/v1',
  timeout: 'Timeout (seconds)',
  timeoutHint: 'How long to wait for the provider to respond.',
  timeoutOdd: (p: { max: string }) => `Enter a whole number from 1 to ${p.max}`,
  socksProxy: 'SOCKS proxy',
  httpsProxy: 'HTTPS proxy',
  proxyHint: 'user:password@host:port',
  proxyPasswordKept: 'Password saved.',

  save: 'Test and save',
  saveAnyway: 'Save anyway',
  testing: 'Testing connection…',
  notSaved: 'The connection doesn’t work yet, so nothing was saved.',
  savedAnyway: 'Saved, but it doesn’t work yet.',
  saved: 'Connection saved',
  works: (p: { n: number }) =>
    `Connected, ${p.n === 1 ? '1 model' : `${p.n} models`} in the model picker under “Your models”.`,
  noModels: 'No models yet. Test the connection again to list them.',

  remove: 'Remove',
  removeTitle: 'Remove this connection?',
  removeText:
    'Its key is deleted and you lose access to its models. Conversations and answers stay.',
  removed: 'Connection removed',

  balance: 'API balance',
  balanceText: 'What’s left in your account at the provider.',
  balanceUntold: 'Not available from this provider',
  refreshBalance: 'Refresh balance',
  balanceFailed: 'Couldn’t get the balance.',
}
export type ConnectionTexts = typeof connection
