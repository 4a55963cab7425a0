export const ar = { languages: { ar: 'النص العربي', en: 'النص الإنجليزي' } }
