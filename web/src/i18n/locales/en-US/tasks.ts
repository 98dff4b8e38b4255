const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

const states = {
  running: 'Under way',
  done: 'Complete',
  empty: 'No answer',
  stopped: 'Stopped',
  length: 'Reached its length limit',
  refused: 'Declined',
  interrupted: 'Interrupted',
  failed: 'Failed',
  ended: 'Ended',
}

export const tasks = {
  title: 'Tasks',
  button: (p: { running: number; ended: number }) =>
    ['Tasks', p.running > 0 && `${p.running} under way`, p.ended > 0 && `${p.ended} ended`]
      .filter(Boolean)
      .join(', '),
  clear: 'Clear ended',
  none: 'Nothing under way',
  noneText: 'Answers and works that are under way show here, from all your devices.',
  elsewhereFailed: 'What runs on other devices could not be loaded.',
  untitled: 'New chat',
  untitledMind: 'New mind map',
  characters: (p: { n: number }) => count(p.n, 'character', 'characters'),
  stop: (p: { title: string }) => `Stop ${p.title}`,
  stopFailed: 'It could not be stopped. Try again.',
  states,
  saidEnded: (p: { title: string; state: keyof typeof states }) =>
    `${p.title}: ${states[p.state]}.`,
  notices: 'Tell me when something long ends',
  noticesText: 'By a notification of your browser, while you are elsewhere.',
  noticesRefused: 'Your browser does not allow notifications from this site.',
}
export type TasksTexts = typeof tasks
