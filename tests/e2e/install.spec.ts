import { getLocales } from '#get-locales';
import { expect } from './support/fixtures.ts';
import { test } from './support/with-windows.ts';

interface Manifest {
  start_url: string;
  shortcuts: { url: string }[];
}

for (const [language, address] of [
  ['en', '/'],
  ['en', '/listings/1'],
  ['de', '/de'],
  ['ar', '/ar'],
] as const) {
  test(`Chromium finds nothing that speaks against installing ${address}`, async ({
    playwright,
    withWindows,
    launchOptions,
    baseURL,
  }, testInfo) => {
    // In the contexts of other journeys, which forget everything, nothing can be installed.
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('user'), {
      ...launchOptions,
      executablePath: withWindows!.executablePath,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(new URL(address, baseURL).href);
    const lang = await page.locator('html').getAttribute('lang');
    test.skip(lang !== language, 'The app was built without this language');
    await expect(page.locator('link[rel=manifest]')).toBeAttached();
    const session = await context.newCDPSession(page);
    const { data = '', errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
    const { appId } = await session.send('Page.getAppId');
    // One app, whatever the language that it is installed in.
    expect(appId).toBe(new URL('/', baseURL).href);

    const manifest = JSON.parse(data) as Manifest;
    expect(manifest).toMatchObject({
      id: '/',
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      name: 'RoomieRadar',
      description: getLocales(language).pages.siteDescription,
    });
    expect(manifest.start_url).toBe(language === 'en' ? '/' : `/${language}`);
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { url } of manifest.shortcuts) {
      // Signed out, some lead to the way in, and from there to what they name.
      await page.goto(new URL(url, baseURL).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(decodeURIComponent(page.url())).toContain(url);
    }
    await context.close();
  });
}
