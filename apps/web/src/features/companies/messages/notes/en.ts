import { type CompanyNoteWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: CompanyNoteWords = {
  title: 'Notes and tasks',
  text: 'For colleagues only. A task appears on its owner’s home and is late after its day.',
  tasks: 'Tasks',
  noTasks: 'No tasks yet.',
  addTask: 'Add a task',
  changeTask: 'Edit task',
  task: 'Task',
  taskHint: 'Example: Call to confirm the start date.',
  owner: 'Owner',
  chooseOwner: 'Choose a colleague',
  dueDay: 'Due',
  save: 'Save',
  saved: 'Task saved',
  change: 'Edit',
  until: 'Due',
  late: 'Late',
  nobody: 'No owner',
  you: 'you',
  finish: 'Done',
  finished: 'Task done',
  reopen: 'Reopen',
  reopened: 'Task reopened',
  doneBy: 'Done by',
  history: (n) => `Completed (${n})`,
  notes: 'Notes',
  noNotes: 'No notes yet.',
  note: 'Note',
  noteHint: 'Type @ and a colleague’s name to email them.',
  mention: 'Mention a colleague',
  addNote: 'Add note',
  noted: 'Note added',
}

export const useCompanyNoteWords = () => useWords({ ar, en })
