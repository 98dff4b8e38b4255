// Small things that only some versions know how to keep: each is asked for once by everybody, and what a version refuses is reported.

/** What to ask for, from what somebody has made already; a path alone is asked for by GET. */
const requests = ({ groupId, workIds: [first, second], neighbour, song }) => [
  ['/user/checkin'],
  ['/share/create', { kind: 'chat', subjectId: groupId, password: 'open it' }],
  ['/share/create', { kind: 'work', subjectId: first }],
  ['/gallery/publish', { ids: [first], title: 'A thing of before', tags: ['before'] }],
  [`/collect/doLike?id=${first}&likes=1`],
  ['/collect/saveData?title=Kept'],
  [`/midjourney/saveUserParam?name=mine&value=${encodeURIComponent(second)}`],
  ['/app/save', { name: 'Helper', category: 'work', systemMessage: 'Be brief.' }],
  ['/mind/create', { title: 'Plans', tree: { id: 'a', text: 'Plans', children: [] } }],
  ['/gallery/follow', { id: neighbour, follows: true }],
  ['/autoreply/addBatchDownload', { ids: [first, second] }],
  [
    '/knowledge/add',
    () => {
      const form = new FormData()
      form.append('file', new Blob(['# Words\n\nThe lighthouse is 40 metres high.']), 'words.md')
      return form
    },
  ],
  [
    '/upload/media',
    () => {
      const form = new FormData()
      form.append('file', new Blob([song], { type: 'audio/wav' }), 'song.wav')
      return form
    },
  ],
]

/** Resolves with what was refused, each as the path and the code. */
export async function makeFurtherThings(person, about) {
  const refused = []
  for (const [path, what] of requests(about)) {
    const isForm = typeof what === 'function'
    const before = { ...person.counted.refused }
    const made = await person
      .ask(path, isForm ? undefined : what, isForm ? { form: what() } : {})
      .catch((error) => void refused.push(`${path} ${error.message}`))
    if (made !== undefined) continue
    const code = Object.keys(person.counted.refused).find(
      (each) => person.counted.refused[each] !== before[each],
    )
    if (code) refused.push(`${path} ${code}`)
  }
  return refused
}
