export const PAD_LANGUAGES = ['javascript', 'typescript', 'python', 'sql', 'text'] as const
