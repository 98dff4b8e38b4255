export const player = {
  title: 'Player',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  shuffle: 'Shuffle',
  repeat: { off: 'Repeat: off', all: 'Repeat: all', one: 'Repeat: this one' },
  seek: 'Position in track',
  place: (p: { at: string; of: string }) => `${p.at} of ${p.of}`,
  volume: 'Volume',
  volumeOf: (p: { percent: number }) => `${p.percent}%`,
  mute: 'Mute',
  unmute: 'Unmute',
  playlist: 'Playlist',
  lyrics: 'Lyrics',
  cover: 'Cover',
  close: 'Close player',
  open: 'Open player',
  untitled: 'Untitled',
  now: (p: { title: string; artist: string }) =>
    p.artist ? `Now playing: ${p.title}, ${p.artist}` : `Now playing: ${p.title}`,

  // The playlist
  tracks: (p: { n: number }) => (p.n === 1 ? '1 track' : `${p.n.toLocaleString('en-US')} tracks`),
  clear: 'Clear',
  cleared: 'Playlist cleared.',
  moveUp: (p: { title: string }) => `Move ${p.title} up`,
  moveDown: (p: { title: string }) => `Move ${p.title} down`,
  moved: (p: { title: string; n: number; of: number }) => `${p.title}: ${p.n} of ${p.of}`,
  remove: (p: { title: string }) => `Remove ${p.title}`,
  removed: (p: { title: string }) => `Removed ${p.title}.`,
  keys: 'Alt+↑ or ↓ moves a track, Delete removes it.',
  empty: 'Nothing to play yet',
  emptyText: 'Play a song from your works or the gallery.',

  // The lyrics
  noLyrics: 'No lyrics',
  noLyricsText: 'No lyrics for this track.',

  // What cannot be played
  faults: {
    gone: 'This file no longer exists.',
    network: 'Couldn’t load this track.',
    broken: 'Your browser can’t play this file.',
  },
  waits: 'Waiting for network…',
  retry: 'Try again',
  skipped: (p: { title: string }) => `Couldn’t play ${p.title}.`,
}
export type PlayerTexts = typeof player
