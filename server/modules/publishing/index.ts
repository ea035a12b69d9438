export { addFirstDraft } from './add-first-draft.ts';
export * from './carry/index.ts';
export { findMoved } from './find-moved.ts';
export { definePublications, type PlanJob } from './plan-publication.ts';
export { previewDraft } from './preview-draft.ts';
export { publishingCalls } from './publishing.routes.ts';
