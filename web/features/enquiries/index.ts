export { ContactSection } from './contact-section.tsx';
export { renderCrmForm } from './render-crm-form.tsx';
