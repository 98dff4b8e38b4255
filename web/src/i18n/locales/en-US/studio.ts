export const studio = {
  draw: 'Draw',
  sd3: 'SD3',
  controls: 'Settings',
  openControls: ({ summary }: { summary: string }) => `Settings: ${summary}`,
  prompt: 'Prompt',
  promptHints: {
    image: 'What should the picture show?',
    video: 'What should happen in the clip?',
    music: 'What should the song be about?',
    stems: 'Which song is it?',
  },
  promptOptional: 'What should change? Not needed',
  negativePrompt: 'Not wanted',
  negativePromptHint: 'What should not be in it',
  // What the built-in painter makes of the words
  willDraw: ({ words }: { words: readonly string[] }) => `Will draw: ${words.join(', ')}`,
  notKnown: ({ words }: { words: readonly string[] }) => `Does not know: ${words.join(', ')}`,
  leavesOut: ({ words }: { words: readonly string[] }) => `Leaves out: ${words.join(', ')}`,
  understoodHint: 'What it will draw shows here as you type.',
  tooLong: ({ n, of }: { n: number; of: number }) =>
    `Too long: ${n.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} characters`,
  fieldLong: ({ name, n, of }: { name: string; n: number; of: number }) =>
    `${name}: too long, ${n.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} characters`,
  model: 'Model',
  chooseModel: ({ name }: { name: string }) => `Model: ${name}`,
  searchModels: 'Search models',
  noModelFound: 'No model fits these words.',
  noModels: 'No model yet',
  noModelsText: 'This site has no model that can be used here. Its operator can connect one.',
  builtin: 'Built-in',
  builtinText: 'Made by code of this site, not by a model',
  vipOnly: 'VIP',
  perPicture: ({ price }: { price: string }) => `${price} a picture`,
  perClip: ({ price }: { price: string }) => `${price} a clip`,
  perSecond: ({ price }: { price: string }) => `${price} a second`,
  perSong: ({ price }: { price: string }) => `${price} a song`,
  task: 'What to do',
  counts: { image: 'Pictures', video: 'Clips', music: 'Songs', stems: 'Songs' },
  advanced: 'More settings',
  reset: 'Back to the usual',
  randomSeed: 'By chance',
  rollSeed: 'Roll a seed',
  lockSeed: 'Keep this seed',
  unlockSeed: 'Another seed each time',

  // The main button
  act: ({ task, price }: { task: string; price: string }) => `${task} · ${price}`,
  times: ({ task, n }: { task: string; n: string }) => `${task} × ${n}`,
  free: 'free',
  credits: ({ n, purse }: { n: string; purse: 'credits' | 'tokens' }) =>
    `${n} ${purse === 'tokens' ? 'chat token' : 'credit'}${n === '1' ? '' : 's'}`,
  promptWanteds: {
    image: 'Say what the picture should show.',
    video: 'Say what should happen in the clip.',
    music: 'Say what the song should be about.',
    stems: 'Say which song it is.',
  },
  fileWanted: {
    picture: ({ role }: { role: string }) => `Add a picture: ${role}.`,
    clip: () => 'Add a clip.',
    song: () => 'Add a song.',
  },
  fileLong: ({ time }: { time: string }) =>
    `This model takes at most ${time}. Choose something shorter.`,
  fieldWanted: ({ name }: { name: string }) => `Fill in: ${name}.`,
  stillUploading: 'A file is still being uploaded.',
  uploadBroken: 'A file could not be uploaded. Try it again or remove it.',

  // Pictures that go along
  roles: {
    source: 'Picture to change',
    reference: 'Pictures to go by',
    style: 'Style to go by',
    mask: 'Where to change it',
    'first-frame': 'Picture that it begins with',
    'last-frame': 'Picture that it ends with',
    clip: 'Clip',
    song: 'Song',
  },
  addFile: ({ role }: { role: string }) => `Add: ${role}`,
  upload: 'Upload',
  fromWorks: 'From your works',
  dropHere: 'Drop files here',
  dropHints: {
    picture: 'Choose, drop or paste a picture',
    clip: 'Choose or drop a clip: MP4, MOV, WebM',
    song: 'Choose or drop a song: MP3, M4A, WAV, FLAC, Ogg',
  },
  longest: ({ time }: { time: string }) => `At most ${time}`,
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  uploadAgain: ({ name }: { name: string }) => `Upload ${name} again`,
  uploading: ({ name }: { name: string }) => `Uploading ${name}`,
  media: { picture: 'Picture', clip: 'Clip', song: 'Song' },
  notUsable: {
    picture: ({ name }: { name: string }) => `${name} is not a picture that can be used here.`,
    clip: ({ name }: { name: string }) => `${name} is not a clip: choose an MP4, MOV or WebM.`,
    song: ({ name }: { name: string }) =>
      `${name} is not a song: choose an MP3, M4A, WAV, FLAC or Ogg.`,
  },
  tooLarge: ({ name, mb }: { name: string; mb: number }) => `${name} is larger than ${mb} MB.`,
  tooMany: 'The model takes no more of these.',
  noRoom: 'This model takes no files.',
  uploadFailed: 'The upload did not work.',
  drawMask: 'Paint where to change it',
  changeMask: 'Change the mask',

  // From elsewhere
  sentGone: 'What was sent here does not exist any more.',
  modelGone: ({ name }: { name: string }) =>
    `${name} is not offered any more; another model is chosen.`,
  origin: ({ name }: { name: string }) =>
    `Made like “${name}”, and shown there once you publish it`,
  dropOrigin: 'This is my own idea',
  recipeTaken: 'The recipe is in the form.',
}
export type StudioTexts = typeof studio
