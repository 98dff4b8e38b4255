export const modelCompare = {
  title: 'Compare models',
  back: 'Back to conversation',
  chooseText: (p: { min: number; max: number }) =>
    `Choose ${p.min} to ${p.max} models to answer the same question side by side.`,
  chosen: 'Selected models',
  models: 'Models',
  takeOut: (p: { model: string }) => `Remove ${p.model}`,
  placeholder: 'Ask all of them',
  tooFew: (p: { min: number }) => `Choose at least ${p.min} models`,
  tooFewOffered: 'Only one model here',
  tooFewOfferedText: 'You need at least two to compare.',
  asks: (p: { n: number }) => `${p.n} answers`,
  gone: 'Couldn’t load this comparison.',
  stop: 'Stop',
  stopOne: (p: { model: string }) => `Stop ${p.model}`,
  stopAll: 'Stop all',
  keep: 'Keep this answer',
  keepOne: (p: { model: string }) => `Keep ${p.model}’s answer`,
  answerOf: (p: { model: string }) => `Answer from ${p.model}`,
  notAsked: 'This model hasn’t been asked yet.',
  askIt: 'Ask',
  firstWord: (p: { time: string }) => `first word ${p.time}`,
  inAll: (p: { time: string }) => `${p.time} total`,
}

export type ModelCompareTexts = typeof modelCompare
