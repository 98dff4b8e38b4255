export const adminPeople = {
  title: 'People',
}

export type AdminPeopleTexts = typeof adminPeople
