import type { Lang } from '../../kernel/language/locale.ts'

export const EXPORT_FORMATS = ['json-resume', 'pdf'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const exportName = (format: ExportFormat, lang: Lang): string =>
  format === 'pdf' ? `fareeq-cv-${lang}.pdf` : 'resume.json'
