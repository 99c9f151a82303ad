// An element is waited for as long as a busy machine may need: half a second is the default.
require("expect-puppeteer").setDefaultOptions({ timeout: Number(process.env.PATIENCE) });
