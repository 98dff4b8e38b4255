export const player = {
  title: 'Player',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  shuffle: 'Shuffle',
  repeat: { off: 'Repeat: off', all: 'Repeat: all', one: 'Repeat: this one' },
  seek: 'Place in the track',
  place: (p: { at: string; of: string }) => `${p.at} of ${p.of}`,
  volume: 'Volume',
  volumeOf: (p: { percent: number }) => `${p.percent} %`,
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
  cleared: 'The playlist is cleared.',
  moveUp: (p: { title: string }) => `Move ${p.title} up`,
  moveDown: (p: { title: string }) => `Move ${p.title} down`,
  moved: (p: { title: string; n: number; of: number }) => `${p.title}: ${p.n} of ${p.of}`,
  remove: (p: { title: string }) => `Remove ${p.title}`,
  removed: (p: { title: string }) => `${p.title} is removed.`,
  keys: 'Alt with ↑ or ↓ moves a track, Delete removes it.',
  empty: 'Nothing to play yet',
  emptyText: 'Play a song from your works or the gallery, and it goes on here.',

  // The lyrics
  noLyrics: 'No lyrics',
  noLyricsText: 'This track has none, or none are known.',

  // What cannot be played
  faults: {
    gone: 'Its file is no longer there.',
    network: 'It could not be loaded.',
    broken: 'Your browser cannot play this file.',
  },
  waits: 'Waits for the network.',
  retry: 'Try again',
  skipped: (p: { title: string }) => `${p.title} could not be played.`,
}
export type PlayerTexts = typeof player
