export const modelCompare = {
  title: 'Compare models',
  back: 'Back to the conversation',
  chooseText: (p: { min: number; max: number }) =>
    `Choose ${p.min} to ${p.max} models. All of them answer the same question, side by side.`,
  chosen: 'Chosen models',
  models: 'Models',
  takeOut: (p: { model: string }) => `Take out ${p.model}`,
  placeholder: 'What should they all answer?',
  tooFew: (p: { min: number }) => `Choose at least ${p.min} models`,
  tooFewOffered: 'There is only one model here',
  tooFewOfferedText: 'A comparison needs at least two.',
  asks: (p: { n: number }) => `${p.n} answers`,
  gone: 'This comparison could not be loaded.',
  stop: 'Stop',
  stopOne: (p: { model: string }) => `Stop ${p.model}`,
  stopAll: 'Stop all',
  keep: 'Keep this one',
  keepOne: (p: { model: string }) => `Keep the answer of ${p.model}`,
  answerOf: (p: { model: string }) => `Answer of ${p.model}`,
  notAsked: 'This model has not been asked yet.',
  askIt: 'Ask it',
  firstWord: (p: { time: string }) => `first word ${p.time}`,
  inAll: (p: { time: string }) => `in all ${p.time}`,
}

export type ModelCompareTexts = typeof modelCompare
