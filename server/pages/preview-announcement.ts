import { announcementLook } from '../../contract/announcements.forms.ts';
import { Failure } from '../infra/failures/index.ts';
import type { PagesOptions } from './serve-pages.ts';
import { createPreview, headersOfPreview, type PreviewNeeds, refuse, withNote } from './serve-previews.ts';

/**
 * Answers `?preview=announcement&title=…` with the page and the announcement as it is being written, to operators alone.
 * Nothing is kept: the words come from the address.
 */
function createAnnouncementPreview(needs: PreviewNeeds): PagesOptions['preview'] {
  const { renderer, shell, headers, findStaff } = needs;
  const sent = headersOfPreview(headers);
  return async (request, reply, search) => {
    const url = URL.parse(request.url, 'http://portal');
    if (url?.searchParams.get('preview') !== 'announcement') return false;
    if (!(await findStaff(request, 'operator'))) return false;
    const typed = Object.fromEntries(url.searchParams);
    const { data, error } = announcementLook.safeParse(typed);
    if (error) {
      const fields = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
      refuse(reply.headers(sent), new Failure('common.invalid', { fields }), shell);
      return true;
    }
    const page = await renderer.renderPage({ pathname: url.pathname, search });
    const shown = {
      ...data,
      mark: 'preview',
      audience: 'all',
      dismissible: typed.dismissible === 'true',
      endsAt: new Date(0).toISOString(),
    } as const;
    // Its script would tell the account of a dismissal.
    const html = shell
      .page({ ...page, seo: undefined }, [shown])
      .replace(`<script>${renderer.dismissedScript}</script>`, '');
    reply.headers(sent).code(page.status).send(withNote(html));
    return true;
  };
}

/** The previews of content and of announcements. */
export function createPreviews(needs: Parameters<typeof createPreview>[0]): PagesOptions['preview'] {
  const ofAnnouncement = createAnnouncementPreview(needs);
  const ofContent = createPreview(needs);
  return async (request, reply, search) =>
    (await ofAnnouncement(request, reply, search)) || ofContent(request, reply, search);
}
