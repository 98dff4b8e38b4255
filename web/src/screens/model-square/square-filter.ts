// What the square is filtered by, as it stands in the address. Pure.
import { type WorkTask, workTasks } from '@atelier/contract/work-terms'

export const filterNames = ['provider', 'engine', 'tag', 'task'] as const
export type FilterName = (typeof filterNames)[number]
export type SquareFilter = Readonly<Record<FilterName | 'q', string>>

const maxWords = 200

export function filterIn(search: string): SquareFilter {
  const query = new URLSearchParams(search)
  const value = (name: string, max: number) => (query.get(name) ?? '').slice(0, max)
  const task = value('task', 100)
  return {
    q: value('q', maxWords),
    provider: value('provider', maxWords),
    engine: value('engine', 100),
    tag: value('tag', 100),
    task: isTask(task) ? task : '',
  }
}

const isTask = (name: string): name is WorkTask => workTasks.some((task) => task === name)

/** The address with a part changed; what is empty is not in it. */
export function searchWith(search: string, change: { readonly [name: string]: string }): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

export const isFiltered = (filter: SquareFilter): boolean =>
  Object.values(filter).some((value) => value !== '')

export const emptyFilter: SquareFilter = { q: '', provider: '', engine: '', tag: '', task: '' }

/** What the square is asked for. */
export function inputOf({ q, task, ...filter }: SquareFilter): {
  q?: string
  provider?: string
  engine?: string
  tag?: string
  task?: WorkTask
} {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(given),
    ...(q.trim() && { q: q.trim() }),
    ...(isTask(task) && { task }),
  }
}

/** The model that an address has open; null for none. */
export function modelIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('model'))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Whether it is being tried. */
export const triesIn = (search: string): boolean => new URLSearchParams(search).has('try')
