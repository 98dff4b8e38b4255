// Documents that are written and changed by calls of a tool: each is shown as it stands after them.
import { fenced } from './imported-conversation.ts'

type Artifact = { title: string; language: string; isProse: boolean; content: string }

export type Artifacts = {
  write: (name: string, artifact: Artifact) => void
  /** False when what is to be replaced is not there. */
  replace: (name: string, old: string, next: string) => boolean
  textOf: (name: string) => string
}

export function keepArtifacts(): Artifacts {
  const all = new Map<string, Artifact>()
  return {
    write: (name, artifact) => void all.set(name, { ...all.get(name), ...artifact }),
    replace(name, old, next) {
      const known = all.get(name)
      if (!known || old === '' || !known.content.includes(old)) return false
      all.set(name, { ...known, content: known.content.replace(old, () => next) })
      return true
    },
    textOf(name) {
      const { title, language, isProse, content } = all.get(name) ?? { content: '' }
      const body = isProse ? content : fenced(content, language)
      return content && [title && `**${title}**`, body].filter(Boolean).join('\n\n')
    },
  }
}

/** The language of a file by how its name ends. */
export const languageOfFile = (path: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(path)?.[1] ?? ''

export const isProseFile = (path: string): boolean => /\.(md|markdown|txt)$/i.test(path)
