export const adminWorks = {
  title: 'Works',
}

export type AdminWorksTexts = typeof adminWorks
