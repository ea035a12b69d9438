import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBasePath } from '../../app/routing/base-path.ts';
import { openLaunchWindow } from './launch-window.ts';

const open = vi.fn();

beforeEach(() => {
  open.mockReset();
  vi.stubGlobal('window', { open });
  setBasePath('/portal');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setBasePath('');
});

describe('the tab of a launch', () => {
  it('opens at once on our own page and goes to the application under the base path', () => {
    const opened = { closed: false, location: { replace: vi.fn() }, close: vi.fn() };
    open.mockReturnValue(opened);
    const launch = openLaunchWindow();
    expect(open).toHaveBeenCalledWith('/portal/apps/preparing', '_blank');
    expect(launch.goTo('20417')).toBe(true);
    expect(opened.location.replace).toHaveBeenCalledWith('/portal/apps/launch/20417');
    launch.close();
    expect(opened.close).toHaveBeenCalled();
  });

  it('says when it was stopped by the browser or closed by the person', () => {
    open.mockReturnValue(null);
    const blocked = openLaunchWindow();
    expect(blocked.goTo('20417')).toBe(false);
    blocked.close();
    const replace = vi.fn();
    open.mockReturnValue({ closed: true, location: { replace }, close: () => undefined });
    expect(openLaunchWindow().goTo('20417')).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });
});
