export const ownModels = {
  title: 'My models',
  empty: 'You have made no model yet',
  intro:
    'A model with instructions of your own: one of this site, or one by your own key. It stands in the model picker under its name.',
  guest:
    'With an account you can make models of your own: a model of this site with your instructions, or one by your own key.',
  add: 'New model',
  edit: 'Change the model',
  name: 'Name',
  nameWanted: 'Give it a name.',
  base: 'What answers',
  byKey: 'A model by my own key…',
  keptKey: 'A model by my own key',
  gone: 'What it was made from is no longer offered',
  systemMessage: 'Instructions',
  systemMessageHint: 'What it is told before each conversation, in place of what the site says.',
  upstreamModel: 'Model',
  upstreamModelHint: 'Its name at the provider, such as gpt-4o-mini',
  testAndSave: 'Test and save',
  saved: 'Model saved',
  delete: 'Delete',
  deleted: 'Model deleted',
  deleteText: 'Its key goes with it, if it has one. Answers that it gave stay.',
  editOne: (p: { name: string }) => `Change ${p.name}`,
  deleteOne: (p: { name: string }) => `Delete ${p.name}`,
  deleteTitle: (p: { name: string }) => `Delete “${p.name}”?`,
}
export type OwnModelsTexts = typeof ownModels
