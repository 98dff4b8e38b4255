const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

const states = {
  running: 'In progress',
  done: 'Complete',
  empty: 'No answer',
  stopped: 'Stopped',
  length: 'Hit its length limit',
  refused: 'Declined',
  interrupted: 'Interrupted',
  failed: 'Failed',
  ended: 'Ended',
}

export const tasks = {
  title: 'Tasks',
  button: (p: { running: number; ended: number }) =>
    ['Tasks', p.running > 0 && `${p.running} in progress`, p.ended > 0 && `${p.ended} ended`]
      .filter(Boolean)
      .join(', '),
  clear: 'Clear finished',
  none: 'Nothing in progress',
  noneText: 'Answers and works in progress show up here, from all your devices.',
  elsewhereFailed: 'Couldn’t load tasks from your other devices.',
  untitled: 'New conversation',
  untitledMind: 'New mind map',
  characters: (p: { n: number }) => count(p.n, 'character', 'characters'),
  stop: (p: { title: string }) => `Stop ${p.title}`,
  stopFailed: 'Couldn’t stop it. Try again.',
  states,
  saidEnded: (p: { title: string; state: keyof typeof states }) =>
    `${p.title}: ${states[p.state]}.`,
  notices: 'Notify me when long tasks finish',
  noticesText: 'With a browser notification while you’re away.',
  noticesRefused: 'Your browser blocks notifications from this site.',
}
export type TasksTexts = typeof tasks
