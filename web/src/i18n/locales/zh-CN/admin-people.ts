import type { AdminPeopleTexts } from '../en-US/admin-people.ts'

export const adminPeople: AdminPeopleTexts = {
  title: '用户',
}
