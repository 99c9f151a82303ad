/** WordPress as Debian has it, with a database of its own; what a reader gets of it, as files. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../browser/support/folder.mjs";
import { write } from "../support.mjs";

const user = userInfo().username;
const run = (program, words, options) => execFileSync(program, words, { encoding: "utf8", stdio: ["pipe", "pipe", "pipe"], maxBuffer: 1 << 26, ...options });

/** As `dpkg` says it: 6.1.9. */
export const wordPressVersion = () => run("dpkg-query", ["--show", "--showformat=${Version}", "wordpress"]).match(/[\d.]+/)[0];

/** @param files of a guide; `theme` by the name of its folder; `posts` and `pages` as `{path: [title, HTML]}` */
export async function buildWordPress(theme, files, { posts, pages }) {
  const folder = fileURLToPath(new URL(`.build/wordpress-${theme}/`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  cpSync("/usr/share/wordpress", folder, { recursive: true, dereference: true, filter: (path) => !/languages/.test(path) });
  const database = await startDatabase();
  try {
    const config = `define('DB_NAME', 'wordpress'); define('DB_USER', '${user}'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${database.socket}');
      define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', ''); define('WP_HOME', 'https://blog.test'); define('WP_SITEURL', 'https://blog.test'); define('WP_HTTP_BLOCK_EXTERNAL', true);
      define('DISABLE_WP_CRON', true); $table_prefix = 'wp_'; if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/'); require_once ABSPATH . 'wp-settings.php';`;
    write(folder, { ...files, "wp-config.php": `<?php ${config}`, "install.php": `<?php ${installing(theme, posts, pages)}` });
    run("php", ["install.php"], { cwd: folder });
    for (const path of ["", ...Object.keys(posts), ...Object.keys(pages)]) {
      mkdirSync(join(folder, path), { recursive: true });
      const asked = { REQUEST_METHOD: "GET", REQUEST_URI: `/${path && `${path}/`}`, HTTP_HOST: "blog.test", HTTPS: "on", PHP_SELF: "/index.php", SCRIPT_NAME: "/index.php", SERVER_PROTOCOL: "HTTP/1.1", REMOTE_ADDR: "127.0.0.1" };
      const page = run("php", ["-r", `$_SERVER = json_decode($argv[1], true) + $_SERVER; require "index.php";`, JSON.stringify(asked)], { cwd: folder });
      writeFileSync(join(folder, path, "index.html"), page);
    }
  } finally {
    await database.stop();
  }
  return folder;
}

const installing = (theme, posts, pages) => `define('WP_INSTALLING', true);
  $_SERVER['HTTP_HOST'] = 'blog.test';
  require 'wp-load.php'; require 'wp-admin/includes/upgrade.php';
  function wp_mail() { return true; }
  wp_install('My site', 'ann', 'ann@example.org', true, '', 'secret');
  foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
  update_option('permalink_structure', '/%postname%/');
  switch_theme('${theme}');
  foreach (json_decode('${JSON.stringify({ post: posts, page: pages })}', true) as $type => $all)
    foreach ($all as $name => [$title, $html])
      wp_insert_post(['post_type' => $type, 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $title, 'post_content' => $html]);
  $wp_rewrite->init(); flush_rewrite_rules(false);`;

async function startDatabase() {
  const folder = temporaryFolder("mariadb");
  const socket = join(folder, "socket");
  const data = join(folder, "data");
  run("mariadb-install-db", ["--no-defaults", `--datadir=${data}`, `--user=${user}`, "--auth-root-authentication-method=socket", `--auth-root-socket-user=${user}`, "--skip-test-db"]);
  const path = `${process.env.PATH}:/usr/sbin`;
  const words = ["--no-defaults", `--datadir=${data}`, `--socket=${socket}`, `--user=${user}`, "--skip-networking", `--pid-file=${join(folder, "pid")}`];
  const child = spawn("mariadbd", words, { stdio: "ignore", env: { ...process.env, PATH: path } });
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`MariaDB ended with ${child.exitCode}`);
    await pause(50);
  }
  run("mariadb", ["--no-defaults", `--socket=${socket}`, `--user=${user}`, "-e", "create database wordpress"]);
  const ended = once(child, "exit");
  return {
    socket,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
