// The film's thread.
import { serveJobs } from '../../../threads/serve-jobs.ts'
import type { Filmed } from './film-plan.ts'
import type { FilmJob } from './film-pool.ts'
import { runFilm } from './run-film.ts'

serveJobs<FilmJob, Filmed>(runFilm, ({ video, poster }) => [video, poster])
