// The film's process.
export { runFilm as run } from './run-film.ts'
