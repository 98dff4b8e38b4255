export const ownModels = {
  title: 'My models',
  empty: 'You haven’t made any models yet',
  intro:
    'Give a model your own instructions. Use one from this site or bring your own key; it shows up in the model picker under its name.',
  guest:
    'Sign up to make your own models: one from this site with your instructions, or one with your own key.',
  add: 'New model',
  edit: 'Edit model',
  name: 'Name',
  nameWanted: 'Enter a name.',
  base: 'Base model',
  byKey: 'A model with my own key…',
  keptKey: 'A model with my own key',
  gone: 'Its base model is no longer available',
  systemMessage: 'Instructions',
  systemMessageHint: 'Sent before each conversation instead of the site’s own instructions.',
  upstreamModel: 'Model',
  upstreamModelHint: 'Its name at the provider, like gpt-4o-mini',
  testAndSave: 'Test and save',
  saved: 'Model saved',
  delete: 'Delete',
  deleted: 'Model deleted',
  deleteText: 'Its key, if any, is deleted too. Past answers stay.',
  editOne: (p: { name: string }) => `Edit ${p.name}`,
  deleteOne: (p: { name: string }) => `Delete ${p.name}`,
  deleteTitle: (p: { name: string }) => `Delete “${p.name}”?`,
}
export type OwnModelsTexts = typeof ownModels
