// Six things that are made by a press, each shown by what came of it once.
import { useClipDemos, useSongDemos } from '../../../features/making/demos/demo-queries.ts'
import { useExamples } from '../../../features/making/drawing-library/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { kindIcons } from '../maker/maker-kinds.ts'
import { useMake } from '../maker/use-make.ts'
import { useMakerPlaces } from '../maker/use-maker-places.ts'
import { HomeSection } from './home-section.tsx'
import { type Idea, mixIdeas } from './mix-ideas.ts'

const max = 6

export function Ideas() {
  const t = useTexts('home')
  const make = useMake()
  const places = useMakerPlaces()
  const ideas = useIdeas().filter(({ kind }) => places.has(kind))
  if (ideas.length === 0) return null
  return (
    <HomeSection title={t.ideas}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {ideas.slice(0, max).map((idea) => (
          <li key={`${idea.kind}-${idea.title}`}>
            <IdeaCard idea={idea} onPress={() => make(idea)} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function useIdeas(): Idea[] {
  const pictures = useExamples(1)
  const clips = useClipDemos()
  const songs = useSongDemos()
  return mixIdeas({
    picture: (pictures.data ?? []).map(({ title, prompt, thumbnail, blur }) => ({
      title,
      blur,
      words: prompt,
      picture: thumbnail,
    })),
    clip: (clips.data?.rows ?? []).map(demoIdea),
    song: (songs.data?.rows ?? []).map(demoIdea),
  })
}

type DemoShown = { title: string; prompt: string; meaning: string; poster: string; blur: string }

const demoIdea = ({ title, prompt, meaning, poster, blur }: DemoShown) => ({
  title,
  blur,
  words: prompt || meaning || title,
  picture: poster,
})

function IdeaCard({ idea, onPress }: { idea: Idea; onPress: () => void }) {
  const t = useTexts('home')
  const { kind, title, picture, blur } = idea
  return (
    <button
      type="button"
      aria-label={t.makeIdea({ kind: t.kinds[kind], title })}
      onClick={onPress}
      className="group relative block aspect-[4/3] w-full overflow-hidden rounded-card bg-fill text-left"
    >
      <span className="absolute inset-0 transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none">
        <FilePicture file={{ url: picture, thumbnail: '', blur }} alt="" lazy />
      </span>
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-1.5 bg-[linear-gradient(to_top,#000000cc,#0000)] px-3 pt-8 pb-2.5 text-[#fff]">
        <Icon name={kindIcons[kind]} size={16} />
        <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
      </span>
    </button>
  )
}
