import type { Page } from '@playwright/test';

/** What a browser does that translates the page: elements of its own stand where texts stood, also for texts that come later. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea')) return;
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      (text as Text).replaceWith(font);
    };
    const wrapWithin = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    wrapWithin(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapWithin(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
