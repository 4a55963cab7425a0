// The gallery's content in both languages, and a few lists its sections share.
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { ar, type GalleryWords } from './words/ar.ts'
import { en } from './words/en.ts'

export const galleryWords: Record<Lang, GalleryWords> = { ar, en }
export const optionsOf = (rows: readonly (readonly string[])[]) =>
  rows.map(([id = '', label = '', detail]) => ({ id, label, detail }))
export const SKILLS = [
  'React',
  'TypeScript',
  'Node.js',
  'GraphQL',
  'PostgreSQL',
  'Kubernetes',
  'Vue',
  'Angular',
  'Python',
  'Go',
].map((name) => ({ id: name, label: name, ltr: true }))
