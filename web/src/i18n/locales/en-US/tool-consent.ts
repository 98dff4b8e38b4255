export const toolConsent = {
  asks: (p: { name: string }) => `Allow “${p.name}”?`,
  allow: 'Allow once',
  always: 'Always allow in this conversation',
  refuse: 'Deny',
  alwaysOn: 'Always allowed in this conversation.',
  askAgain: 'Ask again',
}
export type ToolConsentTexts = typeof toolConsent
