-- For wrk: new comments, none like another, on a hundred articles. SITE comes by the environment; RUN tells one run
-- from the next.
dofile(os.getenv("REPORT"))

local site, run = os.getenv("SITE"), os.getenv("RUN")
local number, words = 0, {}

wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Origin"] = "https://blog.test"

function init()
  math.randomseed(tonumber(run))
  for word in ("bridge river morning bread station letter garden winter music paper window mountain summer coffee village train harbour lantern pencil orchard"):gmatch("%a+") do
    words[#words + 1] = word
  end
end

function request()
  number = number + 1
  local text = {}
  for place = 1, 14 do
    text[place] = words[math.random(#words)]
  end
  local said = ("%s %s %d"):format(table.concat(text, " "), run, number)
  return wrk.format(nil, nil, nil, ('{"site": "%s", "page": "/posts/article-%d/", "name": "Ann", "text": "%s"}'):format(site, number % 100, said))
end
