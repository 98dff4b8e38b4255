export const library = {
  title: 'Library sections',
  tabs: { apps: 'Apps', roles: 'Roles', prompts: 'Prompts', models: 'Models' },
}
export type LibraryTexts = typeof library
